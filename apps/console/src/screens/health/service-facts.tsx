import { formatDate } from '@proverka/domain'
import { moscowDate, moscowTime } from '@proverka/domain/timing'
import { Panel } from '@proverka/ui/console'
import { amountText, Link } from '@proverka/ui/primitives'
import { Fragment } from 'react'
import type { Health } from './health-queries.ts'
import { ageText, sizeText } from './health-words.ts'
import * as css from './health-screen.css.ts'

type Facts = readonly (readonly [string, string])[]

/** What the service says of itself, by parts. */
export function ServiceFacts({ health }: { health: Health }) {
  const { emails, open_payments, refused_refunds, storage, database_bytes, backup_at } = health
  return (
    <>
      <Panel title="Письма">
        <FactTable
          facts={[
            ['Ждут отправки', waits(emails.waiting, emails.oldest_seconds)],
            ['Адресов отказали за 30 дней', String(emails.refused_addresses)],
            ['Не отправлено совсем', String(emails.given_up)],
          ]}
        />
        <p className={css.note}>
          На адрес, который отказал, больше не пишем: спросите у клиента другой. Очередь растет — проверьте
          почтовый сервер.
        </p>
      </Panel>
      <Panel title="Платежи без ответа">
        <FactTable
          facts={[
            ['Не сверены', waits(open_payments.count, open_payments.oldest_seconds)],
            ['Возвраты, которые не принял банк', String(refused_refunds)],
          ]}
        />
        <p className={css.note}>
          Сверка идет сама. Непринятый возврат сделайте переводом и отметьте в заказе.
        </p>
      </Panel>
      <Panel title="Хранение и копии">
        <FactTable
          facts={[
            [
              'Файлы',
              storage === null
                ? 'не измерено'
                : `${sizeText(storage.free_bytes)} свободно из ${sizeText(storage.total_bytes)}`,
            ],
            ['База', sizeText(database_bytes)],
            ['Копия', backup_at === null ? 'не делали' : instant(backup_at)],
            [
              'Реестр адресов',
              health.register_seconds === null ? 'не загружен' : ageText(health.register_seconds),
            ],
          ]}
        />
        <p className={css.note}>
          Копию делает npm run backup; если ей больше суток, проверьте расписание сервера.
        </p>
      </Panel>
      <Panel title="Деньги у контрагентов">
        {health.accounts.length === 0 ? (
          <p>Не измерено: контрагенты не подключены.</p>
        ) : (
          <FactTable
            facts={health.accounts.map(({ contractor, roubles, is_low }) => [
              contractor,
              `${roubles === null ? 'не измерено' : amountText(Math.round(roubles * 100))}${is_low ? ', мало: пополните' : ''}`,
            ])}
          />
        )}
        <p className={css.note}>
          Заказы контрагентам — в разделе <Link href="/fulfilments">«Выписки»</Link>.
        </p>
      </Panel>
    </>
  )
}

function FactTable({ facts }: { facts: Facts }) {
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt className={css.term}>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

const waits = (count: number, seconds: number): string =>
  count === 0 ? '0' : `${count.toLocaleString('ru')}, старшее ${ageText(seconds)}`

const instant = (at: string): string =>
  `${formatDate(moscowDate(Date.parse(at)))}, ${moscowTime(Date.parse(at))}`
