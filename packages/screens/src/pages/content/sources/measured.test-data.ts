import type { SourceHealth } from './data.ts'

const DAYS = Array.from({ length: 30 }, (_, index) => {
  const day = new Date(Date.UTC(2026, 9, 24 + index)).toISOString().slice(0, 10)
  return { day, asked: 40, answered: index === 11 ? 22 : 40 }
})

const answering = (name: string): SourceHealth => ({
  name,
  state: 'answers',
  silent_since: null,
  checked_at: '2026-11-22T11:02:00.000Z',
  usual_ms: 4200,
  measured_since: '2026-10-24T00:00:00.000Z',
  days: DAYS,
})

/** An invented measurement: one source is silent, one was not asked. */
export const MEASURED = {
  measured_at: '2026-11-22T11:05:00.000Z',
  sources: [
    answering('МВД'),
    answering('ФССП'),
    { ...answering('КАД'), state: 'silent' as const, silent_since: '2026-11-22T09:40:00.000Z' },
    {
      ...answering('ЕФРСБ'),
      state: 'unmeasured' as const,
      checked_at: null,
      usual_ms: null,
      measured_since: null,
      days: [],
    },
  ],
  confirmers: [
    answering('DaData'),
    {
      ...answering('НСПД'),
      state: 'not-connected' as const,
      checked_at: null,
      usual_ms: null,
      measured_since: null,
      days: [],
    },
  ],
}
