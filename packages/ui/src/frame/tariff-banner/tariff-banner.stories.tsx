import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TariffBanner } from './tariff-banner.tsx'

const meta = {
  title: 'Каркас/Предложение тарифа',
  component: TariffBanner,
  parameters: {
    layout: 'fullscreen',
    guide: {
      about: 'Какой тариф следующий и чем он зарабатывается.',
      use: 'Под шапкой у того, кто на начальном тарифе: одно предложение, которое можно скрыть.',
      avoid: 'Для беды на всем сайте берите «Объявление»: пока оно показано, предложение молчит.',
    },
  },
  args: { href: '#tariff', onDismiss: fn() },
} satisfies Meta<typeof TariffBanner>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: '[TARIFF-02] Тариф «Базовый» и 1 500 ₽',
  play: async ({ canvas, args }) => {
    const banner = canvas.getByRole('region', { name: 'Специальная цена' })
    await expect(banner).toHaveTextContent('«Базовый»')
    await expect(banner).toHaveTextContent('1 500 ₽')
    await expect(canvas.getByRole('link', { name: 'Сравнить тарифы' })).toHaveAttribute('href', '#tariff')
    await userEvent.click(canvas.getByRole('button', { name: 'Скрыть предложение' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
export const OverTheEnd: Story = {
  name: 'На странице, которую уже читают: внизу окна, текст не двигается',
  args: { place: 'over the end' },
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('region', { name: 'Специальная цена' }).getBoundingClientRect()
    await expect(Math.round(bottom)).toBe(innerHeight)
  },
}
