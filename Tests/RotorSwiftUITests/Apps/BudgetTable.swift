import RotorSwiftUI

/// What was spent, and what was meant to be.
struct Expense: Identifiable {
  let id: String
  let budget: Int
  var spent: Int

  var isOver: Bool { spent > budget }
}

/// A table of a header row and a row for each expense.
struct BudgetTable: View {
  @Binding var expenses: [Expense]
  /// Whether each cell of a row is a stop of its own, as people write it.
  var isCellByCell = false

  var body: some View {
    List {
      Section {
        ForEach($expenses) { $expense in
          row($expense)
        }
        .onDelete { expenses.remove(atOffsets: $0) }
      } header: {
        columns("Item", "Budget", "Spent").accessibilityElement(children: .combine)
      } footer: {
        Text("Total spent: \(expenses.map(\.spent).reduce(0, +))")
      }
    }
    .accessibilityRotor("Over budget") {
      ForEach(expenses) { expense in
        if expense.isOver { AccessibilityRotorEntry(expense.id, id: expense.id) }
      }
    }
  }

  @ViewBuilder private func row(_ expense: Binding<Expense>) -> some View {
    let item = expense.wrappedValue
    let cells = columns(item.id, "\(item.budget)", "\(item.spent)")
      .foregroundStyle(item.isOver ? .red : .primary)
    if isCellByCell {
      cells
    } else {
      cells
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(item.id)
        .accessibilityValue("\(item.spent) of \(item.budget)\(item.isOver ? ", over budget" : "")")
        .accessibilityAction(named: "Remove 10") { expense.wrappedValue.spent -= 10 }
    }
  }

  private func columns(_ first: String, _ second: String, _ third: String) -> some View {
    HStack {
      Text(first).frame(maxWidth: .infinity, alignment: .leading)
      Text(second).frame(width: 80, alignment: .trailing)
      Text(third).frame(width: 80, alignment: .trailing)
    }
  }
}

/// What holds the expenses.
struct Household: View {
  @State private var expenses = [
    Expense(id: "Rent", budget: 900, spent: 900),
    Expense(id: "Food", budget: 300, spent: 310),
    Expense(id: "Travel", budget: 100, spent: 80),
    Expense(id: "Fun", budget: 50, spent: 75),
  ]
  var isCellByCell = false

  var body: some View { BudgetTable(expenses: $expenses, isCellByCell: isCellByCell) }
}
