/** Questions about a car, and the register that answers each as the stamp of an answer names it. */
export const VEHICLE_QUESTIONS = {
  'vehicle-registrations': 'ГИБДД',
  'vehicle-accidents': 'ГИБДД',
  'vehicle-wanted': 'ГИБДД',
  'vehicle-restrictions': 'ГИБДД',
  'vehicle-pledges': 'Реестр залогов ФНП',
} as const

export type VehicleQuestion = keyof typeof VEHICLE_QUESTIONS
