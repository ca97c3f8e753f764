import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CookieBanner } from './cookie-banner.tsx'

const meta = {
  title: 'Каркас/Согласие на cookie',
  component: CookieBanner,
  parameters: {
    guide: {
      about: 'Вопрос о счетчиках: отказаться так же легко, как согласиться.',
      use: 'При первом посещении, пока человек не выбрал. Обе кнопки равны, страница под ними читается.',
      avoid: 'Для согласий при покупке: они живут в форме, в «Согласиях». Для новостей берите «Объявление».',
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
  name: 'Телефон: обе кнопки на виду и одной высоты',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [accept, refuse] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect())
    await expect(accept?.height).toBe(refuse?.height)
    for (const button of [accept, refuse]) await expect(button?.bottom).toBeLessThanOrEqual(innerHeight)
  },
}
