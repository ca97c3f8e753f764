import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { inSituation, pageStories } from '../stories/page-story.tsx'
import { content } from './content/proverka-fssp.ts'
import { createLandingPage } from './landing-page.tsx'

const meta = {
  ...pageStories({ Component: createLandingPage('proverka-fssp', content) }),
  title: 'Экраны/Посадочная страница',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    situation: { path: '/proverka-fssp/' },
    guide: {
      use: 'Посадочная страница одного реестра: короткая форма и\u00a0ответы на\u00a0вопросы.',
      avoid: 'Полную проверку человека заказывают на\u00a0своей странице.',
    },
  },
  globals: { brand: 'fiz' },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = { name: 'Страница' }
export const Refused: Story = {
  name: 'Отказы у\u00a0полей',
  parameters: inSituation({ path: '/proverka-fssp/' }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Проверить/ })[0]!)
    await expect(canvas.getByLabelText('Фамилия')).toHaveFocus()
  },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
