extension NSRange {
  /// Where it ends; the largest number for one that is out of bounds.
  var end: Int {
    let (end, overflows) = location.addingReportingOverflow(length)
    return overflows ? Int.max : end
  }
}
