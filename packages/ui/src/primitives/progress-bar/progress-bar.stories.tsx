import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar, WorkProgress } from './progress-bar.tsx'

const meta = { title: 'Части/Ход работы', component: ProgressBar } satisfies Meta<typeof ProgressBar>

export default meta

type Story = StoryObj<typeof meta>

export const Page: Story = { name: 'Загрузка страницы', args: { active: true } }
export const Work: Story = {
  name: 'Долгая работа',
  args: { active: false },
  render: () => (
    <WorkProgress label="Арбитражные дела" value={0.6}>
      Обычно 4 минуты, прошло 2. Страницу можно закрыть: пришлем письмо.
    </WorkProgress>
  ),
}
