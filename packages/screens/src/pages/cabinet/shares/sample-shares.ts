import type { ReportShare } from '@proverka/api/contract'

/** The report of the stories. */
export const REPORT_ID = '00000000-0000-4000-8000-000000000071'

const DAY_MS = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

const path = '/shared/#share_00k7m2d4x9z'

/** A link that works and was opened, one that was not opened yet, one that was revoked. */
export const SHARES: readonly ReportShare[] = [
  {
    share_id: '00000000-0000-4000-8000-000000000081',
    report_id: REPORT_ID,
    name: 'Для Марины',
    path,
    created_at: inDays(-1),
    ends_at: inDays(6),
    revoked_at: null,
    hide: { kinds: ['name', 'number'], sections: ['seller'] },
    openings: [
      { at: inDays(-0.5), browser: 'Chrome, Android', shown: true },
      { at: inDays(-0.8), browser: 'Firefox, Windows', shown: true },
    ],
  },
  {
    share_id: '00000000-0000-4000-8000-000000000082',
    report_id: REPORT_ID,
    name: 'Для банка',
    path,
    created_at: inDays(-1),
    ends_at: inDays(29),
    revoked_at: null,
    hide: { kinds: [], sections: [] },
    openings: [],
  },
  {
    share_id: '00000000-0000-4000-8000-000000000083',
    report_id: REPORT_ID,
    name: 'Агенту',
    path,
    created_at: inDays(-5),
    ends_at: inDays(2),
    revoked_at: inDays(-4),
    hide: { kinds: ['name'], sections: [] },
    openings: [{ at: inDays(-3), browser: 'Safari, iPhone', shown: false }],
  },
]
