import type { invitedSchema } from '@proverka/api/contract'
import { formatDate, toKopecks } from '@proverka/domain'
import { registrationLink } from '@proverka/domain/navigation'
import { LINK_COPIED_TEXT, PAGE_SIZE, REFERRAL_THRESHOLD, referralBonus } from '@proverka/domain/orders'
import { useHydrated } from '@proverka/page-engine/react'
import { ReferralDialog } from '@proverka/ui/dialogs'
import { Panel } from '@proverka/ui/frame'
import { amountText, LinkButton } from '@proverka/ui/primitives'
import { LinkRow } from '@proverka/ui/fields'
import { keptWhole } from '@proverka/ui/theme'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { InferOutput } from 'valibot'
import { ListPages } from '../layout/list-pages.tsx'
import { Loaded } from '../../../runtime/error/not-loaded.tsx'
import { notify } from '../../../runtime/notices/notify.ts'
import { visitorAtom } from '../../../runtime/session/state.ts'
import * as css from './balance.css.ts'
import { useInvited } from './data.ts'

type Invited = InferOutput<typeof invitedSchema>

/** Examples that the panel shows, roubles. */
const EXAMPLES = [REFERRAL_THRESHOLD, 3 * REFERRAL_THRESHOLD]

/** The own link, who came by it, and what was paid for it or why not yet. */
export function InvitePanel() {
  const visitor = useAtomValue(visitorAtom)
  const isHydrated = useHydrated()
  const [page, setPage] = useState(1)
  const [isOpen, setOpen] = useState(false)
  const list = useInvited(page - 1)
  const partnerId = visitor.kind === 'user' ? visitor.user?.id : undefined
  const origin = isHydrated ? location.origin : ''
  const copied = () => notify('success', LINK_COPIED_TEXT)
  return (
    <Panel title="Пригласите коллегу" padded>
      <p className={css.remark}>
        Половина его первого пополнения от {amountText(toKopecks(REFERRAL_THRESHOLD))} придет вам бонусом,
        один раз.
      </p>
      <table className={css.halves}>
        <thead>
          <tr>
            <th scope="col">внес</th>
            <th scope="col">вам</th>
          </tr>
        </thead>
        <tbody>
          {EXAMPLES.map((sum) => (
            <tr key={sum}>
              <td>{amountText(toKopecks(sum))}</td>
              <td className={css.bonusWord}>{amountText(toKopecks(referralBonus(sum, false)))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {partnerId && (
        <LinkRow
          stacked
          label="Ваша ссылка"
          url={`${origin}${registrationLink({ partner_id: partnerId })}`}
          onCopied={copied}
        />
      )}
      <p className={css.below}>
        <LinkButton onClick={() => setOpen(true)}>Условия и QR-код</LinkButton>
      </p>
      <h3 className={css.subtitle}>Пришли по ссылке{list.data && `: ${list.data.count}`}</h3>
      <Loaded small title="Приглашенные не пришли" query={list} lines={2}>
        {({ invited }) => (
          <ul className={css.rows}>
            {invited.map((one) => (
              <li key={one.email + one.date} className={css.line}>
                <p>
                  <b className={keptWhole}>{one.email}</b>
                  <small>{wordsOf(one)}</small>
                </p>
                <span className={one.bonus > 0 ? css.bonusWord : undefined}>
                  {amountText(toKopecks(one.bonus))}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {(list.data?.count ?? 0) > PAGE_SIZE && (
        <ListPages
          page={page}
          total={list.data?.count ?? 0}
          onChoose={setPage}
          label="Страницы приглашенных"
        />
      )}
      <ReferralDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        origin={origin}
        {...(partnerId && { partnerId })}
        onCopied={copied}
      />
    </Panel>
  )
}

function wordsOf({ state, date, largest_top_up, top_up_date }: Invited): string {
  const sum = amountText(toKopecks(largest_top_up))
  const day = top_up_date ? formatDate(top_up_date) : ''
  switch (state) {
    case 'paid':
      return `Внес ${sum}, ${day}. Бонус пришел`
    case 'taken-back':
      return `Пополнение вернули плательщику, бонус списан. Ждем нового пополнения`
    case 'too-little':
      return `Внес ${sum}, ${day}. Меньше ${amountText(toKopecks(REFERRAL_THRESHOLD))}: ждем пополнения побольше`
    case 'no-top-up':
      return `Регистрация ${formatDate(date)}, пополнений еще нет`
    case 'no-bonus':
      return `Внес ${sum}, ${day}. Бонуса за это пополнение нет: напишите в поддержку, проверим`
  }
}
