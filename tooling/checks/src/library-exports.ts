interface LibraryExports {
  /** Why a package that is published carries what no page or call of ours reaches today. */
  readonly reason: string
  readonly names: readonly string[]
}

/** Value exports of `packages/domain` that are for users of the library. Whatever the product begins to use leaves the list. */
export const LIBRARY_EXPORTS: readonly LibraryExports[] = [
  {
    reason:
      'the rules of fields as the specification has them (VALID): guards, schemas and checks of each kind of value',
    names: [
      'isSnilsChecksumValid',
      'isSuspiciousVin',
      'isVinCheckDigitValid',
      'maxValue',
      'normaliseSnils',
      'notEqual',
      'regex',
      'parseDate',
      'splitFullName',
    ],
  },
  {
    reason:
      'answers of the API by the names of the specification (ENTITY, UI-070), for programs that read them without the contract: colours, status words of a risk report, the number of an order, orders in progress, a person with balance and settings',
    names: [
      'normaliseColour',
      'orderKadastrNumber',
      'parseProcessingOrders',
      'parseRiskReport',
      'reportStatusLabel',
      'taskStatusLabel',
      'userSchema',
    ],
  },
  {
    reason:
      'rules that the specification states and whose pages need them in another shape: one item of an order where the product sends all of them, a menu of one list where the panel has two, sums in full instead of «млн», a coupon that the server alone knows to be used',
    names: [
      'buildOrderItem',
      'formatMoneyShort',
      'formatPassport',
      'minPriceProduct',
      'mobileMenu',
      'purchasesByName',
      'withoutUsedCoupons',
    ],
  },
  {
    reason:
      'the books in memory, by which a program can reckon without a database; the server keeps the same rules in SQL, and its own calls have the same names',
    names: ['balanceOf', 'bookTransfer'],
  },
  {
    reason:
      'facts of the register of objects that several sources state, side by side (REG-04): for programs with sources of their own',
    names: ['REGISTER_SOURCES', 'compareFacts'],
  },
]
