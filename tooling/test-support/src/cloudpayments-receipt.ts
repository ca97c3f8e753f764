/** What is asked of a transaction that a receipt is about. */
interface KnownTransaction {
  readonly TransactionId: number
  readonly InvoiceId: string | null
  readonly OriginalTransactionId: number | null
  readonly Amount: number
  readonly Status: string
}

interface WireReceipt {
  readonly Inn?: unknown
  readonly Type?: unknown
  readonly InvoiceId?: unknown
  readonly CustomerReceipt?: {
    readonly Items?: readonly {
      readonly Label?: unknown
      readonly Price?: unknown
      readonly Quantity?: unknown
      readonly Amount?: unknown
      readonly Vat?: unknown
      readonly Method?: unknown
      readonly Object?: unknown
    }[]
    readonly TaxationSystem?: unknown
    readonly Email?: unknown
    readonly Amounts?: Readonly<Record<string, unknown>>
  }
}

/** Rates that the service knows: without VAT, a percentage, or a calculated rate. */
const RATES: readonly unknown[] = [null, 0, 5, 7, 10, 20, 22, 105, 107, 110, 120, 122]
const AMOUNTS = ['Electronic', 'AdvancePayment', 'Credit', 'Provision']
const SERVICE = 4

/** What is wrong with a receipt, as the name of its field; undefined when the service takes it. */
export function cloudReceiptFault(
  given: object,
  transactions: readonly KnownTransaction[],
): string | undefined {
  const { Inn, Type, InvoiceId, CustomerReceipt = {} }: WireReceipt = given
  const { Items = [], TaxationSystem = 0, Email, Amounts = {} } = CustomerReceipt
  if (!/^(\d{10}|\d{12})$/.test(String(Inn))) return 'Inn'
  if (Type !== 'Income' && Type !== 'IncomeReturn') return 'Type'
  const paid = transactions.find((one) => one.InvoiceId === InvoiceId && one.Status === 'Completed')
  if (!paid) return 'InvoiceId'
  const back = transactions.filter((one) => one.OriginalTransactionId === paid.TransactionId)
  const most = Type === 'Income' ? kopecks(paid.Amount) : sum(back.map(({ Amount }) => Amount))
  if (![0, 1, 2, 3, 4, 5].includes(Number(TaxationSystem))) return 'TaxationSystem'
  if (!/^[^@\s]+@[^@\s]+$/.test(String(Email))) return 'Email'
  if (Items.length === 0) return 'Items'
  for (const { Label, Price, Quantity, Amount, Vat, Method, Object: kind } of Items) {
    if (typeof Label !== 'string' || Label === '' || Label.length > 128) return 'Label'
    if (kopecks(Number(Price) * Number(Quantity)) !== kopecks(Amount)) return 'Amount'
    if (!RATES.includes(Vat)) return 'Vat'
    if (![1, 2, 3, 4, 5, 6, 7].includes(Number(Method))) return 'Method'
    if (kind !== SERVICE) return 'Object'
  }
  if (Object.keys(Amounts).some((name) => !AMOUNTS.includes(name))) return 'Amounts'
  const total = sum(Items.map(({ Amount }) => Amount))
  return total === sum(Object.values(Amounts)) && total <= most ? undefined : 'Amounts'
}

const kopecks = (roubles: unknown): number => Math.round(Number(roubles) * 100)

const sum = (roubles: readonly unknown[]): number =>
  roubles.reduce<number>((total, one) => total + kopecks(one), 0)
