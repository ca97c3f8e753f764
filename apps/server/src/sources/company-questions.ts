/** Questions about a company, and the register that answers each as the stamp of an answer names it. */
export const COMPANY_QUESTIONS = {
  'company-register': 'ФНС',
  'company-courts': 'КАД',
  'company-debts': 'ФССП',
  'company-taxes': 'ФНС',
  'company-bankruptcy': 'ЕФРСБ',
} as const

export type CompanyQuestion = keyof typeof COMPANY_QUESTIONS
