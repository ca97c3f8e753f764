import { account, apiToken, watches } from '@proverka/api/calls'
import type { AccountView, ConsentView, ExportView, RemovalView, SessionView } from '@proverka/api/contract'
import { replies } from './fake-server.ts'

export const ACCOUNT: AccountView = {
  person: {
    id: '00000000-0000-4000-8000-000000000009',
    email: 'marina@example.test',
    name: 'Синицына Марина Викторовна',
    phone: '+79000000014',
    person_role: 2,
    phone_verified: true,
    email_proven: true,
  },
  created_at: '2026-10-14T08:58:00.000Z',
  name_changed_at: null,
  email_proven_at: '2026-10-14T09:00:00.000Z',
  email_refused_at: null,
  phone_verified_at: '2026-10-15T09:11:00.000Z',
  password_changed_at: '2026-11-02T15:22:00.000Z',
  has_password: true,
  email_change: null,
  ai_report: false,
  logo: { picture: null },
  settings: [],
}
const SESSIONS: SessionView[] = [
  {
    session_id: '00000000-0000-4000-8000-000000000021',
    browser: 'Firefox, Linux',
    ip: '192.0.2.14',
    created_at: '2026-11-21T10:40:00.000Z',
    last_used_at: '2026-11-21T11:15:00.000Z',
    is_current: true,
  },
  {
    session_id: '00000000-0000-4000-8000-000000000022',
    browser: 'Chrome, Android',
    ip: '192.0.2.77',
    created_at: '2026-11-02T15:25:00.000Z',
    last_used_at: '2026-11-20T16:20:00.000Z',
    is_current: false,
  },
]
export const CONSENTS: ConsentView[] = (['offer', 'personal-data'] as const).map((kind) => ({
  kind,
  title: kind === 'offer' ? 'Публичная оферта' : 'Согласие на обработку персональных данных',
  version: '2026-11-01',
  sections: [{ title: '1. На что вы соглашаетесь', paragraphs: ['Вы разрешаете обрабатывать имя и почту.'] }],
  given_at: '2026-10-14T08:58:00.000Z',
  withdrawn_at: null,
  page: '/registration/',
}))
export const marketing: ConsentView = {
  ...CONSENTS[1]!,
  kind: 'marketing',
  title: 'Согласие на рекламную рассылку',
}

export const REMOVAL: RemovalView = {
  own: 1374,
  bonus: 250,
  has_password: true,
  open_orders: [],
  consents_until: '2026-12-21T11:00:00.000Z',
  papers_until: '2031-12-31T20:59:59.000Z',
}

export const EXPORT: ExportView = {
  status: 'ready',
  made_at: '2026-11-20T12:00:00.000Z',
  expires_at: '2026-11-21T12:00:00.000Z',
  parts: [{ size: 420_000 }],
  counts: { orders: 3, reports: 4, operations: 6, files: 2 },
}

export const answers = (own: AccountView = ACCOUNT) => [
  replies(account.getAccount, own),
  replies(account.listSessions, SESSIONS),
  replies(account.listConsents, CONSENTS),
  replies(apiToken.getApiToken, null),
  replies(watches.getWebhook, null),
  replies(account.getExport, null),
  replies(account.getRemoval, REMOVAL),
]
