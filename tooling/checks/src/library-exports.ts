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
      'equal',
      'innSchema',
      'isCadastralNumber',
      'isOgrn',
      'isSnilsChecksumValid',
      'isSuspiciousVin',
      'isVinCheckDigitValid',
      'maxValue',
      'normaliseSnils',
      'notEqual',
      'phoneSchema',
      'plateSchema',
      'positiveNumberSchema',
      'regex',
      'requiredTextSchema',
      'snilsSchema',
      'splitCadastralNumbers',
      'vinSchema',
    ],
  },
  {
    reason:
      'answers of the API by the names of the specification (ENTITY), for programs that read them without the contract',
    names: [
      'decodeObjectKey',
      'encodeObjectKey',
      'normaliseColour',
      'orderItemSchema',
      'orderSchema',
      'parseRiskReport',
      'priceRow',
      'tokenCheckSchema',
      'userSchema',
    ],
  },
  {
    reason:
      'rules of pages that are specified and not built yet: settings, balance, tariffs, orders of partners, sale history, alerts',
    names: [
      'alertsOf',
      'campaignOf',
      'completeCount',
      'FREE_RISK_COUPON',
      'formatMoneyShort',
      'formatPassport',
      'hasAiReport',
      'hasAnyRole',
      'isSubscriber',
      'LINK_COPIED_TEXT',
      'logoPermission',
      'MIN_FETCH_DISPLAY_MS',
      'mobileBackRoute',
      'mobileMenu',
      'parseProcessingOrders',
      'promocodeRefusal',
      'purchasesByName',
      'REGION_NAMES',
      'saleHistoryParam',
      'saleHistoryQuery',
      'settingAction',
      'settingChange',
      'showsTariffBanner',
      'TARIFF_BANNER_DISMISS_MS',
      'tariffBannerDismissal',
      'tariffPrice',
      'transactionTitle',
      'withoutUsedCoupons',
    ],
  },
  {
    reason:
      'the model that tests compare the product with: the ledger in memory, the sentences of a view, the states of a report',
    names: [
      'assertConsents',
      'askedStatements',
      'balanceOf',
      'bookTransfer',
      'buildOrderItem',
      'notCheckedStatements',
      'orderStatements',
      'reportStatusLabel',
      'reportStatusOf',
      'sectionStatements',
      'taskStatusLabel',
      'verdictStatements',
      'viewStatements',
    ],
  },
]
