import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { QrCode } from './qr-code.tsx'

const meta = {
  title: 'Части/QR-код',
  component: QrCode,
  parameters: {
    guide: {
      about: 'Ссылка для камеры телефона; рисуется на месте, без обращения к серверу.',
      use: 'Перенести ссылку с большого экрана или с бумаги на телефон: партнерская ссылка, отчет в печати.',
      avoid: 'На телефоне код некому снимать: там берите «Скопировать». Ссылка словами должна стоять рядом.',
    },
  },
  args: { text: 'https://realty.localhost/?partner_id=0', label: 'партнерская ссылка' },
} satisfies Meta<typeof QrCode>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Ссылка',
  play: async ({ canvas }) => {
    const code = await canvas.findByRole('img', { name: 'QR-код: партнерская ссылка' })
    await expect(code).toBeVisible()
    await expect(getComputedStyle(code).backgroundColor).toBe('rgb(255, 255, 255)')
  },
}
export const Captioned: Story = { name: 'С подписью', args: { caption: 'Наведите камеру телефона' } }
export const Long: Story = {
  name: 'Длинная ссылка',
  args: { size: 280, text: `https://realty.localhost/report/?${'token=0000000000&'.repeat(12)}` },
}
export const Phone: Story = {
  name: 'Телефон: длинная подпись под кодом',
  globals: { viewport: { value: 'phone' } },
  args: {
    size: 280,
    caption: 'Покажите этот код тому, кто рядом: ссылка откроется на его телефоне и останется в истории',
  },
  play: async ({ canvas }) => {
    const code = await canvas.findByRole('img', { name: 'QR-код: партнерская ссылка' })
    await expect(code.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
