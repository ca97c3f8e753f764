import { groupDigits, momentOf, shortDayOf } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { isOver } from '@proverka/domain/views'
import { Panel } from '@proverka/ui/frame'
import { Callout } from '@proverka/ui/order'
import { Button, Link } from '@proverka/ui/primitives'
import { keptWhole } from '@proverka/ui/theme'
import { useAtomValue } from 'jotai'
import { openDialog } from '../../../runtime/dialogs/stack.ts'
import { siteFactsAtom } from '../../../runtime/brand/site-facts.ts'
import { useSendLink } from './data.ts'
import type { OrderView } from './data.ts'
import * as css from './order.css.ts'

/** How to return to the order: the account, this browser, the link of an email, support. */
export function OrderSide({ order, now }: { order: OrderView; now: string }) {
  const link = useSendLink(order)
  const over = isOver(order)
  const until = shortDayOf(order.kept_until, now)
  return (
    <div className={css.side}>
      {order.email_lost_at && <LostEmail order={order} lostAt={order.email_lost_at} now={now} />}
      {order.opened_as === 'browser' && (
        <Callout
          title="На эту почту есть кабинет"
          actions={
            <Button
              variant="secondary"
              onClick={() => openDialog({ kind: 'auth', form: 'login', email: order.email })}
            >
              Войти в кабинет
            </Button>
          }
        >
          <p>
            Войдите — заказ встанет рядом с остальными. Не войдете — ничего не потеряете: отчет придет письмом
            и откроется здесь.
          </p>
        </Callout>
      )}
      <Panel title={over ? 'Вернуться к заказу' : 'Вкладку можно закрыть'} padded>
        <p>
          {order.opened_as === 'browser'
            ? `В этом браузере страница откроется до ${until}.`
            : 'Заказ останется в кабинете, в разделе «Мои заказы».'}{' '}
          На другом устройстве — по ссылке из письма: она входит один раз.
        </p>
        <p className={css.action}>
          <Button variant="secondary" loading={link.isPending} onClick={() => link.mutate()}>
            Прислать ссылку на почту
          </Button>
        </p>
        <p className={css.small}>
          Ошибка в имени или в объекте? <SupportLink number={order.number} />, номер заказа приложим.
        </p>
      </Panel>
    </div>
  )
}

/** An email about the order came back: where its report is all the same, and what to do. */
function LostEmail({ order, lostAt, now }: { order: OrderView; lostAt: string; now: string }) {
  return (
    <Callout title="Письмо не дошло">
      <p>
        Почтовый сервер не принял письмо на <span className={keptWhole}>{order.email}</span>:{' '}
        {momentOf(lostAt, now)}. Заказ выполняется, отчет открывается на этой странице.
      </p>
      <p>
        {order.opened_as === 'owner' ? (
          <>
            Проверьте адрес и место в ящике или <Link href={buildPath('user-settings')}>смените почту</Link>.
          </>
        ) : (
          <>
            В адресе ошибка? <SupportLink number={order.number} />, исправим.
          </>
        )}{' '}
        Через сутки попробуем написать снова.
      </p>
    </Callout>
  )
}

function SupportLink({ number }: { number: number }) {
  const support = useAtomValue(siteFactsAtom)?.support.email
  if (!support) return <>Напишите в поддержку</>
  const subject = encodeURIComponent(`Заказ ${groupDigits(number)}`)
  return <Link href={`mailto:${support}?subject=${subject}`}>Написать в поддержку</Link>
}
