import { formatDate } from '@proverka/domain'
import { SUBJECT_REQUEST_WORDS } from '@proverka/domain/legal'
import type { SiteKey } from '@proverka/domain/sites'
import type { SubjectRequestRow } from '../../platform/db/queries/retention/subject-requests.ts'
import type { EmailContent } from '../../documents/emails/email-content.ts'
import { handedActBlocks, type HandedAct } from './destruction-emails.ts'

/** A step of a request that its person is notified of. */
export type RequestStep = 'verify' | 'extend' | 'answer' | 'refuse' | 'carry_out'

const REASON = 'Вы получили это письмо, потому что обратились к нам за своими персональными данными.'

/** What the law keeps after an objection was carried out. */
const KEPT =
  'Мы храним само обращение и акт: закон велит подтверждать уничтожение. Документы об оплате проверок остаются без сведений о вас.'

const COMPLAINT = 'Не согласны с ответом — его можно обжаловать в Роскомнадзоре или в суде.'

const emailTo = (row: SubjectRequestRow, subject: string, texts: readonly string[]): EmailContent => ({
  to: row.email,
  site: row.site as SiteKey,
  subject,
  blocks: texts.filter((text) => text !== '').map((text) => ({ kind: 'text', text })),
  reason: REASON,
})

/** To the applicant: accepted, by when it is answered, how to prove the identity. */
export function requestAcceptedEmail(row: SubjectRequestRow): EmailContent {
  return emailTo(row, `Обращение № ${row.number} принято`, [
    `Вы хотите: ${SUBJECT_REQUEST_WORDS[row.kind].toLowerCase()}. Ответим не позже ${formatDate(row.due_on)}: закон № 152-ФЗ дает на это 10 рабочих дней.`,
    'Сначала мы должны убедиться, что это вы: иначе чужой узнал бы о вас или стер бы нужное вам. Ответьте на это письмо документом с электронной подписью или предложите, как показать паспорт. Скан паспорта в открытом письме не присылайте.',
  ])
}

/** To the applicant, at each step. */
export function requestMovedEmail(
  row: SubjectRequestRow,
  step: RequestStep,
  /** Of what was destroyed. */
  act?: HandedAct,
): EmailContent {
  const about = `обращение № ${row.number}`
  switch (step) {
    case 'verify':
      return emailTo(row, `Личность подтверждена, ${about}`, [
        `Мы убедились, что обратились вы. Ответим не позже ${formatDate(row.due_on)}.`,
      ])
    case 'extend':
      return emailTo(row, `Срок продлен, ${about}`, [
        `Закон разрешает продлить срок на 5 рабочих дней. Теперь он кончается ${formatDate(row.due_on)}. Причина:`,
        row.extended_for ?? '',
      ])
    case 'answer':
      return emailTo(row, `Ответ, ${about}`, [row.answer ?? '', COMPLAINT])
    case 'refuse':
      return emailTo(row, `Отказ, ${about}`, [
        'Мы не можем выполнить обращение. Причина:',
        row.answer ?? '',
        COMPLAINT,
      ])
    case 'carry_out': {
      const email = emailTo(row, `Обработка прекращена, ${about}`, [row.answer ?? '', KEPT, COMPLAINT])
      return act ? { ...email, blocks: [...email.blocks, ...handedActBlocks(act)] } : email
    }
  }
}
