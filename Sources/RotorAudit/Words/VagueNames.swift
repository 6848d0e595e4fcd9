/// Names of actions that do not say what would happen.
enum VagueNames {
  static let table = WordTable(
    """
    more|more/more…/show more/see more|更多/显示更多|mehr/mehr anzeigen/weitere/weiteres
    actions|action/actions/more actions/other actions/message actions/item actions/custom action|操作/动作/更多操作/其他操作/自定操作|aktion/aktionen/weitere aktionen/mehr aktionen/andere aktionen
    options|option/options/more options/other options/settings menu|选项/更多选项/其他选项|option/optionen/weitere optionen/mehr optionen/andere optionen
    menu|menu/open menu/show menu/context menu|菜单/打开菜单/显示菜单|menü/menü öffnen/menü anzeigen/kontextmenü
    open|open/view/show/go|打开/查看/显示/前往|öffnen/ansehen/anzeigen/zeigen
    toggle|toggle/switch/change/select|切换/更改/选择|umschalten/ändern/wechseln/auswählen
    custom|custom/other/misc/default/button/ok/yes/no/do it|自定/自定义/其他/默认/按钮/确定/好|eigene/sonstiges/andere/standard/taste/ok/ja/nein
    """)
}
