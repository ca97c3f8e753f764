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
      'isOgrn',
      'isSnilsChecksumValid',
      'isSuspiciousVin',
      'isVinCheckDigitValid',
      'maxValue',
      'normaliseSnils',
      'notEqual',
      'regex',
    ],
  },
  {
    reason:
      'answers of the API by the names of the specification (ENTITY), for programs that read them without the contract',
    names: ['normaliseColour', 'orderKadastrNumber', 'parseRiskReport'],
  },
  {
    reason:
      'rules that the specification names and whose pages need them in another shape: purchases, coupons, the menu of a phone, short sums, the cheapest of three',
    names: [
      'formatMoneyShort',
      'formatPassport',
      'minPriceProduct',
      'mobileMenu',
      'parseProcessingOrders',
      'purchasesByName',
      'withoutUsedCoupons',
    ],
  },
  {
    reason:
      'the model that tests compare the product with: the ledger in memory, the sentences of a view, the states of a report',
    names: ['balanceOf', 'bookTransfer', 'buildOrderItem', 'reportStatusLabel', 'taskStatusLabel'],
  },
]
