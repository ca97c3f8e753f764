import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CookieBanner } from './cookie-banner.tsx'

const meta = {
  title: 'Каркас/Согласие на cookie',
  component: CookieBanner,
  parameters: {
    guide: {
      use: 'При\u00a0первом посещении, пока человек не\u00a0выбрал. Обе кнопки равны, страница под ними читается.',
      avoid:
        'Для\u00a0согласий при\u00a0покупке: они живут в\u00a0форме, в\u00a0«Согласиях». Для\u00a0новостей берите «Объявление».',
    },
    docs: { story: { inline: false, height: '360px' } },
  },
  args: { privacyHref: '#privacy', onAccept: fn(), onRefuse: fn() },
} satisfies Meta<typeof CookieBanner>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Две равные кнопки',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Принять' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Только необходимые' }))
    await expect(args.onAccept).toHaveBeenCalledOnce()
    await expect(args.onRefuse).toHaveBeenCalledOnce()
  },
}
export const Phone: Story = {
  name: 'Телефон: обе кнопки на\u00a0виду и\u00a0одной высоты',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [accept, refuse] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect())
    await expect(accept?.height).toBe(refuse?.height)
    for (const button of [accept, refuse]) await expect(button?.bottom).toBeLessThanOrEqual(innerHeight)
  },
}
