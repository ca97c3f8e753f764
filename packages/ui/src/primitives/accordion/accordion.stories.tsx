import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Accordion } from './accordion.tsx'

const meta = { title: 'Части/Вопросы', component: Accordion } satisfies Meta<typeof Accordion>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Раскрываются',
  args: {
    items: [
      { title: 'Увижу ли я имя собственника?', body: <p>Нет, если он сам этого не разрешил.</p> },
      { title: 'Когда возвращаете деньги?', body: <p>Если источник не ответил, вернем цену этой части.</p> },
    ],
  },
  play: async ({ canvas }) => {
    const question = canvas.getByText('Увижу ли я имя собственника?')
    await userEvent.click(question)
    await waitFor(() => expect(canvas.getByText(/сам этого не разрешил/)).toBeVisible())
    await waitFor(() => expect(question.closest('summary')).toHaveAttribute('aria-expanded', 'true'))
  },
}
