import { listTermDays, serviceTermEnd } from '@proverka/domain/orders'
import { DAY_MS, HOUR_MS, MINUTE_MS, moscowDate } from '@proverka/domain/timing'
import type { OrderPart } from '../pages/cabinet/order/data.ts'
import { PERSON_REPORT, samplePart } from './sample-orders.ts'

type Fulfilment = NonNullable<OrderPart['fulfilment']>
type Question = Fulfilment['questions'][number]

const CALENDAR = { holidays: new Set<string>() }
const TASK_ID = '00000000-0000-4000-8000-000000000301'

/** How many earlier answers came by working day: 67 of 84 within three. */
const BY_DAY = [0, 9, 31, 27, 11, 4, 1, 1]

interface Sample extends Partial<Question> {
  /** Days since it was ordered. */
  readonly ago?: number
  readonly isMeasured?: boolean
  readonly returned?: boolean
}

/** A part that is obtained at the register by hand. */
export function sampleAwaited(
  { ago = 5, isMeasured = true, returned = false, ...question }: Sample = {},
  part: Partial<OrderPart> = {},
): OrderPart {
  const now = Date.now()
  const accepted = now - ago * DAY_MS
  const latest = serviceTermEnd(accepted, CALENDAR)
  const lastDay = moscowDate(latest)
  const today = moscowDate(now)
  return samplePart('EgrnObject', {
    created_at: new Date(accepted).toISOString(),
    due_at: new Date(latest).toISOString(),
    fulfilment: {
      questions: [
        {
          task_id: TASK_ID,
          kind: 'extract',
          status: 'ordered',
          ordered_at: new Date(accepted + HOUR_MS).toISOString(),
          request_number: '80-105152635',
          latest_at: new Date(latest).toISOString(),
          ended_at: null,
          refusal: null,
          ...question,
        },
      ],
      accepted_at: new Date(accepted).toISOString(),
      days: [...listTermDays(moscowDate(accepted), today > lastDay ? today : lastDay, CALENDAR)],
      usual: isMeasured
        ? { by_day: BY_DAY, from: moscowDate(now - 90 * DAY_MS), until: moscowDate(now - DAY_MS) }
        : null,
      returned: returned ? { amount: 499, at: new Date(now - MINUTE_MS).toISOString() } : null,
    },
    ...part,
  })
}

/** A document that came with its signature; whose key it is, no root proves. */
export const REGISTER_DOCUMENT: OrderPart['register_documents'][number] = {
  files: [
    { kind: 'xml', name: 'report.xml', hash: `9f2c41d0${'0'.repeat(52)}71ab`, size: 86_016 },
    { kind: 'signature', name: 'report.xml.sig', hash: 'b'.repeat(64), size: 6144 },
    { kind: 'pdf', name: 'report.pdf', hash: 'c'.repeat(64), size: 120_832 },
  ],
  signature: {
    kind: 'checked',
    check: {
      digest: 'same',
      signature: 'right',
      chain: { links: 'partial', validity: 'within' },
      digestAlgorithm: 'ГОСТ Р 34.11-2012, 256 бит',
      signatureAlgorithm: 'ГОСТ Р 34.10-2012, 256 бит',
      signer: {
        name: 'Образцова Вера',
        organisation: 'Филиал «Образец»',
        issuer: 'Удостоверяющий центр «Образец»',
        validFrom: '2026-01-01T00:00:00Z',
        validTo: '2027-01-01T00:00:00Z',
        serial: '01',
      },
    },
  },
}

/** A person's report whose found records an operator has looked up. */
export const LOOKED_UP_REPORT = PERSON_REPORT && {
  ...PERSON_REPORT,
  tasks: PERSON_REPORT.tasks.map((task) =>
    task.answer.kind === 'found' ? { ...task, answered_by: 'operator' as const } : task,
  ),
}

/** What he saw. */
export const PICTURE: OrderPart['register_documents'][number] = {
  files: [{ kind: 'picture', name: 'суды.png', hash: 'd'.repeat(64), size: 412_672 }],
  signature: { kind: 'absent' },
}
