/** Name of the product that values a flat (PROD-07). */
export const VALUATION_PRODUCT = 'CostAssessment'
