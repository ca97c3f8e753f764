import { Button } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { useAtomValue } from 'jotai'
import { SupportLink } from '../../../runtime/brand/support-link.tsx'
import { openDialog } from '../../../runtime/dialogs/stack.ts'
import { visitorAtom } from '../../../runtime/session/state.ts'
import { NumberWait } from './number-wait.tsx'
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
  const title = view.kind === 'limit' && isGuest ? 'Не ждать' : titleOf(view)
  return (
    <aside className={css.aside} aria-label={title}>
      <h2 className={text.h3}>{title}</h2>
      {view.kind === 'unknown' ? (
        <NumberWait objectKey={view.number ?? objectKey} />
      ) : view.kind === 'limit' && isGuest ? (
        <>
          <p className={css.asideText}>
            После входа — {answer?.search?.per_day_signed_in ?? 100} поисков за 24 часа. Войдите и нажмите
            «Найти»: текст останется в строке.
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
          <b className={css.strong}>Отчетов здесь нет.</b> Пока реестр не подтвердил объект, заказывать
          нечего: вы заплатили бы за пустой ответ.
        </p>
        <p>
          {view.kind === 'absent-number' &&
            'Номер точно верный? Объект, учтенный до 1998 года, мог не попасть в ЕГРН. '}
          <SupportLink subject={`Объект не найден: ${objectKey}`}>Спросить поддержку</SupportLink>, текст
          приложим сами.
        </p>
      </div>
    </aside>
  )
}

function titleOf({ kind }: UnconfirmedView): string {
  if (kind === 'unknown') return 'Проверим номер и напишем'
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
  what: 'Или ищите по адресу.',
  how: 'Город, улица, дом, квартира: найдем номер сами.',
}
const BY_NUMBER: Tip = {
  what: 'Или ищите по номеру.',
  how: 'Он стоит в выписке, договоре и налоговом уведомлении.',
}
const ORDER: Tip = {
  what: 'Порядок цифр.',
  how: 'Сверьте с выпиской, договором или налоговым уведомлением, не с объявлением.',
}

function tipsOf(view: UnconfirmedView, answer: ObjectAnswer | undefined, isFreed: boolean): readonly Tip[] {
  const quarter = answer?.unconfirmed?.quarter
  switch (view.kind) {
    case 'absent-number':
      return [
        quarter
          ? {
              what: 'Четвертую часть.',
              how: `В квартале номера идут до ${quarter.last}, а у вас ${parcelOf(view.number)}.`,
            }
          : {
              what: 'Первые три части.',
              how: 'Пунктир на номере начинается с той, которой в реестре нет.',
            },
        ORDER,
        BY_ADDRESS,
      ]
    case 'absent-quarter':
      return [ORDER, BY_ADDRESS]
    case 'quarter':
      return [
        { what: 'Знаете номер?', how: 'Допишите его в строке после двоеточия.' },
        {
          what: 'Знаете адрес?',
          how: 'Найдите его в списке или введите в строку вместо номера.',
        },
      ]
    case 'absent-text':
      return [
        {
          what: 'Улицу и дом.',
          how: 'Напишите так, как в договоре: город, улица, дом, корпус, квартира.',
        },
        { what: 'Старое название.', how: 'Если улицу или город переименовали, попробуйте новое имя.' },
        BY_NUMBER,
      ]
    case 'limit':
      return [
        { what: isFreed ? 'Вы вошли.' : 'Подождите.', how: 'Когда кнопка ожила, нажмите «Найти».' },
        {
          what: 'Уже найденное',
          how: 'открывается без поиска: ссылкой, из истории или из заказов.',
        },
      ]
    case 'unconnected':
      return [{ what: 'Спросите позже.', how: 'Текст останется в строке поиска.' }]
    case 'unknown':
      return [BY_NUMBER, BY_ADDRESS]
    case 'suspicious':
    case 'cancelled':
    case 'unasked':
      return [{ what: 'Нажмите «Найти».', how: 'Текст уже в строке.' }, BY_NUMBER]
  }
}
