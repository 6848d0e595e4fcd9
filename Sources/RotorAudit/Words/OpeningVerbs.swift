/// Verbs that, alone, only say that something opens: the main action of most elements.
enum OpeningVerbs {
  static let table = WordTable(
    """
    open|open|打开|öffnen
    view|view/see/look/preview|查看/预览|ansehen/vorschau
    show|show/display/show details/details|显示/显示详情/详情|anzeigen/zeigen/details anzeigen/details
    go|go/go to/visit/enter|前往/转到/进入/访问|gehe zu/gehen/wechseln/aufrufen/besuchen
    toggle|toggle/switch|切换|umschalten
    select|select/choose/pick|选择/选取/选中|auswählen/wählen
    activate|activate/tap/press/click/play|激活/启用/点按/点击/播放|aktivieren/tippen/drücken/klicken/abspielen
    """)
}
