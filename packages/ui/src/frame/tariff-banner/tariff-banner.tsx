import { toKopecks } from '@proverka/domain'
import { EARNED_TARIFF_NAME, TARIFF_BANNER_THRESHOLD } from '@proverka/domain/orders'
import { IconButton } from '../../primitives/button/icon-button.tsx'
import { CloseIcon } from '../../primitives/icon/icons.ts'
import { Anchor } from '../../primitives/link/link-context.tsx'
import { amountText } from '../../primitives/money/money-text.ts'
import { Container } from '../container/container.tsx'
import * as css from './tariff-banner.css.ts'

export interface TariffBannerProps {
  href: string
  /** `over the end` moves nothing on a page that is being read. */
  place?: 'under the header' | 'over the end'
  /** Closed by the person; the page remembers it for 14 days (TARIFF-06). */
  onDismiss: () => void
}

/** What the next tariff is and how it is earned (TARIFF-02). */
export function TariffBanner({ href, place = 'under the header', onDismiss }: TariffBannerProps) {
  return (
    <section className={css.banner[place]} aria-label="Специальная цена">
      <Container className={css.inner[place]}>
        <p className={css.words[place]}>
          <span className={css.more[place]}>
            Специальная цена: закажите больше чем на {amountText(toKopecks(TARIFF_BANNER_THRESHOLD))}, и{' '}
          </span>
          тариф «{EARNED_TARIFF_NAME}»<span className={css.more[place]}> включится сам.</span>{' '}
          <Anchor href={href} className={css.link}>
            Сравнить тарифы
          </Anchor>
        </p>
        <IconButton
          icon={CloseIcon}
          label="Скрыть предложение"
          className={css.close[place]}
          onClick={onDismiss}
        />
      </Container>
    </section>
  )
}
