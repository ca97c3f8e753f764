/** Questions about a car, and the register that answers each as the stamp of an answer names it. */
export const VEHICLE_QUESTIONS = {
  'vehicle-registrations': { source: 'ГИБДД' },
  'vehicle-accidents': { source: 'ГИБДД' },
  'vehicle-wanted': { source: 'ГИБДД' },
  'vehicle-restrictions': { source: 'ГИБДД' },
  'vehicle-pledges': { source: 'Реестр залогов ФНП' },
} as const

export type VehicleQuestion = keyof typeof VEHICLE_QUESTIONS
