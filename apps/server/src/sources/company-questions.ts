/** Questions about a company, and the register that answers each as the stamp of an answer names it. */
export const COMPANY_QUESTIONS = {
  'company-register': { source: 'ФНС' },
  'company-courts': { source: 'КАД' },
  'company-debts': { source: 'ФССП' },
  'company-taxes': { source: 'ФНС' },
  'company-bankruptcy': { source: 'ЕФРСБ' },
} as const

export type CompanyQuestion = keyof typeof COMPANY_QUESTIONS
