import type { ReactNode } from 'react'
import type { LinkStep } from '../../../primitives/link-steps/link-steps.tsx'

/** What opens after the sign-in, in the cases that its sentences need. */
export interface ReturnTarget {
  /** «заказ 10 005» */
  accusative: string
  /** «Заказ 10 005» */
  nominative: string
  /** «ждет» */
  waits: string
}

/** What became of the link of an email. `at` is as it is read: «12.09.2026 в 14:46», of a sent one «15:02». */
export type LinkState =
  | { kind: 'used' | 'expired' | 'replaced'; at: string; sentTo: string }
  | { kind: 'sent'; at: string; sentTo: string; sentAt: number }

/** The return target of the sign-in, and the sign-in link that a person may have opened. */
export interface SignInMethod {
  target: ReturnTarget
  /** Absent: nothing says whose address a link would go to. */
  link?: {
    state?: LinkState
    /** Sends a fresh link; gives the words of a refusal. */
    onSend: () => Promise<ReactNode>
  }
  supportEmail: string
}

const CUT_NOTES = { used: 'ссылка потрачена', expired: 'срок ссылки вышел', replaced: 'ссылка заменена' }

export const LINK_TITLES: Readonly<Record<LinkState['kind'], string>> = {
  used: 'Эта ссылка уже сработала',
  expired: 'Срок ссылки вышел',
  replaced: 'Эту ссылку сменила новая',
  sent: 'Новая ссылка ушла на почту',
}

/** The three steps of a sign-in by link, for a state of the link. */
export function stepsOf(
  { nominative, waits }: ReturnTarget,
  state: LinkState | undefined,
): readonly LinkStep[] {
  if (state === undefined)
    return [
      { title: 'Ссылка', note: 'открыта', state: 'done' },
      { title: 'Вход', note: 'вы здесь', state: 'now' },
      { title: nominative, note: 'откроем сами', state: 'next' },
    ]
  if (state.kind === 'sent')
    return [
      { title: 'Письмо', note: `отправлено в ${state.at}`, state: 'now' },
      { title: 'Вход', note: 'по ссылке', state: 'next' },
      { title: nominative, note: 'откроем сами', state: 'next' },
    ]
  return [
    { title: 'Письмо', note: CUT_NOTES[state.kind], state: 'cut' },
    { title: 'Вход', note: 'нужна новая', state: 'next' },
    { title: nominative, note: waits, state: 'next' },
  ]
}

/** What happened to the link, with its time; what it leads to is still there. */
export function leadOf({ nominative }: ReturnTarget, state: LinkState): string {
  switch (state.kind) {
    case 'used':
      return `Ссылка действует один раз. По этой уже вошли ${state.at}. ${nominative} на месте.`
    case 'expired':
      return `Ссылка живет 24 часа. Эта работала до ${state.at}. По ней никто не входил. ${nominative} на месте.`
    case 'replaced':
      return `Новая ссылка гасит прежние. Ее отправили ${state.at}: откройте последнее письмо. ${nominative} на месте.`
    case 'sent':
      return `На ${state.sentTo}, в ${state.at}. Прежние ссылки больше не работают.`
  }
}
