import { formatMoney } from '@proverka/domain'
import { REFERRAL_RATE, REFERRAL_THRESHOLD, referralBonus } from '@proverka/domain/orders'
import { registrationLink } from '@proverka/domain/navigation'
import { Notice } from '../../primitives/notice/notice.tsx'
import { QrCode } from '../../primitives/qr-code/qr-code.tsx'
import { LinkRow } from '../../fields/link-row/link-row.tsx'
import { Modal } from '../modal/modal.tsx'
import * as css from './referral-dialog.css.ts'

export interface ReferralDialogProps {
  open: boolean
  onClose: () => void
  onClosed?: () => void
  /** The site that the link leads to: «https://example.ru», without a slash at the end. */
  origin: string
  /** Left out while the person has no link of their own yet. */
  partnerId?: string
  /** The link is in the clipboard: the page shows its notice (REF-06). */
  onCopied?: () => void
}

/** An example that the terms name in words (REF-07), roubles. */
const EXAMPLE_TOP_UP = 15_000

/** The user's referral link and its rewards, up to 900 px wide (UI-039, UI-053, REF-05..07). */
export function ReferralDialog(props: ReferralDialogProps) {
  const { open, onClose, onClosed, origin, partnerId, onCopied } = props
  const url = partnerId && `${origin}${registrationLink({ partner_id: partnerId })}`
  return (
    <Modal open={open} onClose={onClose} onClosed={onClosed} title="Пригласить коллегу" width={900}>
      <div className={css.columns}>
        <div className={css.main}>
          {url ? (
            <LinkRow label="Ваша ссылка" url={url} onCopied={onCopied} />
          ) : (
            <Notice small title="Ссылка еще готовится">
              Откройте это окно снова через минуту. Условия уже известны:
            </Notice>
          )}
          <dl className={css.terms}>
            <div className={css.term}>
              <dt className={css.figure}>{REFERRAL_RATE * 100}%</dt>
              <dd className={css.words}>
                от первого пополнения того, кто зарегистрировался по вашей ссылке, придет на
                {'\u00a0'}ваш баланс
              </dd>
            </div>
            <div className={css.term}>
              <dt className={css.figure}>от {money(REFERRAL_THRESHOLD)}</dt>
              <dd className={css.words}>
                должно быть это пополнение. Например, с {money(EXAMPLE_TOP_UP)} придет{' '}
                {money(referralBonus(EXAMPLE_TOP_UP, false))}
              </dd>
            </div>
            <div className={css.term}>
              <dt className={css.figure}>один раз</dt>
              <dd className={css.words}>за каждого приглашенного</dd>
            </div>
          </dl>
          <p className={css.note}>Бонусом можно платить за отчеты, но не за срочное исполнение.</p>
        </div>
        {url && (
          <div className={css.code}>
            <QrCode text={url} label="ваша ссылка" caption="Наведите камеру телефона" />
          </div>
        )}
      </div>
    </Modal>
  )
}

function money(roubles: number): string {
  return formatMoney(roubles).replaceAll(' ', '\u00a0')
}
