import type { Meta, StoryObj } from '@storybook/react-vite'
import { Role } from '@proverka/domain/accounts'
import { TARIFF_BANNER_DISMISS_MS } from '@proverka/domain/orders'
import { Button } from '@proverka/ui/primitives'
import { useLocation, useNavigate } from 'react-router'
import { expect, userEvent, waitFor } from 'storybook/test'
import { inSituation, pageStories } from '../../stories/page-story.tsx'
import type { PageSituation } from '../../stories/page-story.tsx'
import { sampleFacts } from '../../stories/sample-facts.ts'
import { tariffDismissalKey } from '../../runtime/storage/storage-keys.ts'
import { writeStored } from '../../runtime/storage/write-stored.ts'
import { SiteAlerts } from './site-alerts.tsx'
import { SiteHeader } from './site-header.tsx'
import { TariffOffer } from './tariff-offer.tsx'

function Banners() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (
    <>
      <SiteAlerts />
      <SiteHeader />
      <TariffOffer />
      <Button variant="quiet" onClick={() => void navigate(pathname === '/' ? '/privacy/' : pathname)}>
        Следующая страница
      </Button>
    </>
  )
}

const meta = {
  ...pageStories({ Component: Banners }),
  title: 'Экраны/Объявления сайта',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Над шапкой — объявления системных настроек, под ней — предложение тарифа.',
      avoid: 'Ответ на действие одного человека показывают «Уведомления».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const basic = { tariffId: 0, hasAiReport: false }
const ALERT = { key: 'alert_all', value: 'Росреестр на плановых работах до 6:00 МСК', enabled: true }
const at = (path: string, more: Partial<PageSituation> = {}) =>
  inSituation({
    path,
    servesAll: true,
    facts: sampleFacts('realty'),
    visitor: 'user',
    account: basic,
    before: () => writeStored(tariffDismissalKey, null),
    ...more,
  })

const OFFER = { name: 'Специальная цена' }
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
const nextPage = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Следующая страница' }))
/** On the page that was there before it, the offer moves nothing; on the next one it is under the header. */
const comes = async (canvas: Canvas) => {
  const button = canvas.getByRole('button', { name: 'Следующая страница' })
  const { top } = button.getBoundingClientRect()
  await waitFor(() => expect(canvas.getByRole('region', OFFER)).toBeVisible())
  await expect(button.getBoundingClientRect().top).toBe(top)
  await nextPage(canvas)
  await waitFor(() => expect(button.getBoundingClientRect().top).toBeGreaterThan(top))
  await expect(canvas.getByRole('region', OFFER)).toBeVisible()
}
const staysAway = async (canvas: Canvas) => {
  await import('./user-tariff-offer.tsx')
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  await expect(canvas.queryByRole('region', OFFER)).toBeNull()
}
const comesNever: Story['play'] = async ({ canvas }) => {
  await staysAway(canvas)
  await nextPage(canvas)
  await staysAway(canvas)
}

export const Alert: Story = {
  name: '[UI-060] Объявление видит и гость',
  parameters: at('/', { visitor: 'guest', facts: sampleFacts('realty', [ALERT]) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Объявление' })).toHaveTextContent(ALERT.value)
  },
}
export const AlertWithHeading: Story = {
  name: '[CONSOLE-12] Первая строка объявления — заголовок',
  parameters: at('/', {
    visitor: 'guest',
    facts: sampleFacts('realty', [{ ...ALERT, value: 'Выписки готовим дольше.\nДо двух дней.' }]),
  }),
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('region', { name: 'Объявление' })
    await expect(banner).toHaveTextContent('Выписки готовим дольше. До двух дней.')
    await expect(canvas.getByText('Выписки готовим дольше.').tagName).toBe('STRONG')
  },
}
export const Offer: Story = {
  name: '[TARIFF-03, TARIFF-05] Начальный тариф: предложение; скрытое молчит 14 дней',
  parameters: at('/'),
  play: async ({ canvas }) => {
    const before = Date.now()
    await comes(canvas)
    await expect(canvas.getByRole('link', { name: 'Сравнить тарифы' })).toHaveAttribute('href', '/tariff/')
    await userEvent.click(canvas.getByRole('button', { name: 'Скрыть предложение' }))
    await expect(canvas.queryByRole('region', OFFER)).toBeNull()
    const { expires } = JSON.parse(localStorage.getItem('tariffBannerDismissed') ?? '{}')
    await expect(expires - before).toBeGreaterThanOrEqual(TARIFF_BANNER_DISMISS_MS)
    await expect(expires - Date.now()).toBeLessThanOrEqual(TARIFF_BANNER_DISMISS_MS)
  },
}
const HOUR = 3_600_000
export const StillHidden: Story = {
  name: '[TARIFF-05] Через 13 дней 23 часа еще скрыто',
  parameters: at('/', { before: () => writeStored(tariffDismissalKey, { expires: Date.now() + HOUR }) }),
  play: comesNever,
}
export const BackAgain: Story = {
  name: '[TARIFF-05] Через 14 дней снова видно',
  parameters: at('/', { before: () => writeStored(tariffDismissalKey, { expires: Date.now() }) }),
  play: ({ canvas }) => comes(canvas),
}
export const OnTariffPage: Story = {
  name: '[TARIFF-03] На странице тарифов предложения нет',
  parameters: at('/tariff/'),
  play: comesNever,
}
export const OtherTariff: Story = {
  name: '[TARIFF-03] Другой тариф: предложения нет',
  parameters: at('/', { account: { ...basic, tariffId: 2 } }),
  play: comesNever,
}
export const Admin: Story = {
  name: '[ROLE-31] Администратор: предложения нет',
  parameters: at('/', { role: Role.Admin }),
  play: comesNever,
}
export const BehindAlert: Story = {
  name: '[TARIFF-04] Пока есть объявление, предложение молчит',
  parameters: at('/', { facts: sampleFacts('realty', [ALERT]) }),
  play: comesNever,
}
export const Phone: Story = {
  ...Offer,
  name: 'Телефон',
  globals: { viewport: { value: 'phone' } },
  play: ({ canvas }) => comes(canvas),
}
