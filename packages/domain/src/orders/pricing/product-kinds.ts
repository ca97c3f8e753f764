/** The id that means «no user» (ENTITY-35); it never owns a price. */
export const EMPTY_USER_ID = '00000000-0000-0000-0000-000000000000'

/** A report on the risks of an owner (PROD-05); risk insurance and the order metadata hang on it. */
export function isRiskProduct(productName: string): boolean {
  return typeof productName === 'string' && productName.includes('RiskAssessment')
}

/** Name of the independent AI report among the products (PROD-06, CART-06). */
export const AI_REPORT_PRODUCT_NAME = 'IndependentReport'

/** The expert report about a person, which only people with the setting `ai_report` may order (ROLE-36). */
export const EXPERT_REPORT_PRODUCT_NAME = 'IndependentReportPerson'

/** An independent AI report: it costs more while the first owner's name is not split into its parts. */
export function isAiReportProduct(productName: string): boolean {
  return typeof productName === 'string' && productName.includes(AI_REPORT_PRODUCT_NAME)
}
