import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import { Dialog } from './services-dialog.tsx'

const Opened = () => <Dialog request={{ kind: 'services' }} close={() => undefined} />

const meta = {
  ...pageStories({ Component: Opened }),
  title: 'Экраны/Сервисы сайта',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    situation: { path: '/', servesAll: true },
    guide: {
      use: 'Список сервисов с ценами каталога: что видит гость и что вошедший.',
      avoid: 'Вид диалога — в «Диалоги/Сервисы».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

/** Each row of the dialog with its price and its time, word for word. */
async function expectRow(name: RegExp, price: RegExp, time: RegExp): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Сервисы' })
  // A check of the same name is among «Все проверки», without a price.
  const row = within(dialog).getAllByRole('link', { name })[0]
  await expect(row).toHaveTextContent(price)
  await expect(row).toHaveTextContent(time)
}

export const Guest: Story = {
  name: '[PROD-34, PROD-35, PROD-36] Гость: цены и сроки',
  play: async () => {
    await expectRow(/^Проверка недвижимости и\sсобственника/, /от\s499\s₽/, /от\s30\sминут/)
    await expectRow(/^Проверка человека/, /от\s99\s₽/, /от\s5\sминут/)
    await expectRow(/^Рыночная оценка/, /от\s99\s₽/, /около\s1\sминуты/)
    const dialog = screen.getByRole('dialog', { name: 'Сервисы' })
    await expect(within(dialog).queryByText(/История продаж/)).toBeNull()
  },
}
export const User: Story = {
  name: '[PROD-37] Вошедший: история продаж в доме',
  parameters: inSituation({ path: '/', servesAll: true, visitor: 'user' }),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Сервисы' })
    const row = within(dialog).getByRole('link', { name: /^История продаж в\sдоме/ })
    await expect(row).toHaveTextContent('мгновенно')
    await expect(row).toHaveAttribute('href', '/sale-history/')
  },
}
export const Individuals: Story = {
  ...Guest,
  name: '[PROD-34, PROD-35, PROD-36] Физлица: цены и сроки',
  globals: { brand: 'fiz' },
}
export const Phone: Story = { ...User, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
