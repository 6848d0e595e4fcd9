// A test that imports this module can name what it tests and what was found out.
@_exported public import RotorAudit
@_exported public import RotorCore
@_exported public import RotorReport
