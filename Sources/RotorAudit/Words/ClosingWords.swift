/// Names of buttons that close something and do nothing else.
enum ClosingWords {
  static let table = WordTable(
    """
    cancel|cancel/not now/keep|取消/以后/保留|abbrechen/nicht jetzt/behalten
    close|close/dismiss/done/ok/back|关闭/完成/好/返回|schließen/fertig/ok/zurück
    """)
}
