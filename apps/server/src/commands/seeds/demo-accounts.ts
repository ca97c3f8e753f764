import { Role } from '@proverka/domain/accounts'

/** The one password of all demo accounts; they exist outside production only. */
export const DEMO_PASSWORD = 'proverka-demo'

export const DEMO_ACCOUNTS = [
  { email: 'client@example.com', name: 'Марина Ольхина', role: Role.Client },
  { email: 'partner@example.com', name: 'Глеб Рябинин', role: Role.Partner },
  { email: 'admin@example.com', name: 'Вера Кленова', role: Role.Admin },
] as const
