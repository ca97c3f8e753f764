import { Button, Link } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useBrand } from '../brand/brand-context.ts'
import { openDialog } from '../dialogs/stack.ts'
import { siteFactsAtom } from '../brand/site-facts.ts'
import { visitorAtom } from '../session/state.ts'
import type { ObjectAnswer } from './data.ts'
import { parcelOf } from './quarter-figure.tsx'
import * as css from './unconfirmed.css.ts'
import type { UnconfirmedView } from './unconfirmed-view.ts'

interface UnconfirmedAsideProps {
  readonly objectKey: string
  readonly view: UnconfirmedView
  readonly answer: ObjectAnswer | undefined
  /** The person has signed in since the limit was reached. */
  readonly isFreed: boolean
}

/** How to go on, and why there is nothing to order here. */
export function UnconfirmedAside({ objectKey, view, answer, isFreed }: UnconfirmedAsideProps) {
  const isGuest = useAtomValue(visitorAtom).kind !== 'user'
  const title = view.kind === 'limit' && isGuest ? 'Не\u00a0ждать' : titleOf(view)
  return (
    <aside className={css.aside} aria-label={title}>
      <h2 className={text.h3}>{title}</h2>
      {view.kind === 'limit' && isGuest ? (
        <>
          <p className={css.asideText}>
            После входа&nbsp;— {answer?.search?.per_day_signed_in ?? 100} поисков за&nbsp;24&nbsp;часа.
            Войдите и&nbsp;нажмите «Найти»: текст останется в&nbsp;строке.
          </p>
          <div className={css.asideButtons}>
            <Button fullWidth onClick={() => openDialog({ kind: 'auth', form: 'login' })}>
              Войти
            </Button>
            <Button
              fullWidth
              variant="secondary"
              onClick={() => openDialog({ kind: 'auth', form: 'register' })}
            >
              Завести кабинет
            </Button>
          </div>
        </>
      ) : (
        <ol className={css.tips}>
          {tipsOf(view, answer, isFreed).map(({ what, how }) => (
            <li key={what}>
              <b className={css.strong}>{what}</b> {how}
            </li>
          ))}
        </ol>
      )}
      <div className={css.asideNote}>
        <p>
          <b className={css.strong}>Отчетов здесь нет.</b> Пока реестр не&nbsp;подтвердил объект, заказывать
          нечего: вы заплатили бы за&nbsp;пустой ответ.
        </p>
        <p>
          {view.kind === 'absent-number' &&
            'Номер точно верный? Объект, учтенный до\u00a01998\u00a0года, мог не\u00a0попасть в\u00a0ЕГРН. '}
          <SupportLink subject={objectKey}>Спросить поддержку</SupportLink>, текст приложим сами.
        </p>
      </div>
    </aside>
  )
}

function SupportLink({ subject, children }: { subject: string; children: ReactNode }) {
  const brand = useBrand()
  const support = useAtomValue(siteFactsAtom)?.support ?? brand.support
  return (
    <Link href={`mailto:${support.email}?subject=${encodeURIComponent(`Объект не найден: ${subject}`)}`}>
      {children}
    </Link>
  )
}

function titleOf({ kind }: UnconfirmedView): string {
  if (kind === 'quarter') return 'Как выбрать'
  return ['suspicious', 'cancelled', 'unasked', 'unconnected', 'limit'].includes(kind)
    ? 'Что дальше'
    : 'Что поправить'
}

interface Tip {
  readonly what: string
  readonly how: string
}

const BY_ADDRESS: Tip = {
  what: 'Или ищите по\u00a0адресу.',
  how: 'Город, улица, дом, квартира: найдем номер сами.',
}
const BY_NUMBER: Tip = {
  what: 'Или ищите по\u00a0номеру.',
  how: 'Он стоит в\u00a0выписке, договоре и\u00a0налоговом уведомлении.',
}
const ORDER: Tip = {
  what: 'Порядок цифр.',
  how: 'Сверьте с\u00a0выпиской, договором или\u00a0налоговым уведомлением, не\u00a0с\u00a0объявлением.',
}

function tipsOf(view: UnconfirmedView, answer: ObjectAnswer | undefined, isFreed: boolean): readonly Tip[] {
  const quarter = answer?.unconfirmed?.quarter
  switch (view.kind) {
    case 'absent-number':
      return [
        quarter
          ? {
              what: 'Четвертую часть.',
              how: `В\u00a0квартале номера идут до\u00a0${quarter.last}, а\u00a0у\u00a0вас ${parcelOf(view.number)}.`,
            }
          : {
              what: 'Первые три части.',
              how: 'Пунктир на\u00a0номере начинается с\u00a0той, которой в\u00a0реестре нет.',
            },
        ORDER,
        BY_ADDRESS,
      ]
    case 'absent-quarter':
      return [ORDER, BY_ADDRESS]
    case 'quarter':
      return [
        { what: 'Знаете номер?', how: 'Допишите его в\u00a0строке после двоеточия.' },
        {
          what: 'Знаете адрес?',
          how: 'Найдите его в\u00a0списке или\u00a0введите в\u00a0строку вместо номера.',
        },
      ]
    case 'absent-text':
      return [
        {
          what: 'Улицу и\u00a0дом.',
          how: 'Напишите так, как в\u00a0договоре: город, улица, дом, корпус, квартира.',
        },
        { what: 'Старое название.', how: 'Если улицу или\u00a0город переименовали, попробуйте новое имя.' },
        BY_NUMBER,
      ]
    case 'limit':
      return [
        { what: isFreed ? 'Вы вошли.' : 'Подождите.', how: 'Когда кнопка ожила, нажмите «Найти».' },
        {
          what: 'Уже найденное',
          how: 'открывается без\u00a0поиска: ссылкой, из\u00a0истории или\u00a0из\u00a0заказов.',
        },
      ]
    case 'unconnected':
      return [{ what: 'Спросите позже.', how: 'Текст останется в\u00a0строке поиска.' }]
    case 'suspicious':
    case 'cancelled':
    case 'unasked':
      return [{ what: 'Нажмите «Найти».', how: 'Текст уже в\u00a0строке.' }, BY_NUMBER]
  }
}
