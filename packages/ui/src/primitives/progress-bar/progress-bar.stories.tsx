import { PROGRESS_DURATION_MS, PROGRESS_THROTTLE_MS } from '@proverka/domain/timing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressBar } from './progress-bar.tsx'
import { WorkProgress } from './work-progress.tsx'

const meta = {
  title: 'Части/Ход работы',
  component: ProgressBar,
  parameters: {
    guide: {
      about: 'Линия у верхнего края, пока открывается страница.',
      use: 'Полоса вверху — при переходе на новую страницу; ход работы со сроком — когда ждать дольше десяти секунд.',
      avoid:
        'Для ожидания внутри кнопки или строки берите «Ожидание», для будущего содержимого — «Заготовку».',
    },
  },
} satisfies Meta<typeof ProgressBar>

export default meta

type Story = StoryObj<typeof meta>

export const Page: Story = {
  name: '[NAV-23] [CONST-30, CONST-31] Загрузка страницы: 200 мс не видна, бежит 5000 мс',
  args: { active: true },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector<HTMLElement>('[role="progressbar"]')!
    const [run] = bar.getAnimations()
    await expect([PROGRESS_THROTTLE_MS, PROGRESS_DURATION_MS]).toEqual([200, 5000])
    await expect(run?.effect?.getTiming()).toMatchObject({ delay: 200, duration: 5000 })
    // The clock of the animation is set by hand: no waiting, no chance.
    run?.pause()
    run!.currentTime = 199
    await expect(bar).not.toBeVisible()
    run!.currentTime = 201
    await expect(bar).toBeVisible()
    run!.currentTime = 200 + 5000
    await expect(getComputedStyle(bar).scale).toBe('0.96 1')
    await expect(bar.getBoundingClientRect().top).toBe(0)
  },
}
export const None: Story = {
  name: 'Ничего не грузится',
  args: { active: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar', { hidden: true })).not.toBeInTheDocument()
  },
}
export const Work: Story = {
  name: 'Долгая работа',
  args: { active: false },
  render: () => (
    <WorkProgress label="Арбитражные дела" value={0.6} secondsLeft={100}>
      Обычно 4 минуты. Страницу можно закрыть: пришлем письмо.
    </WorkProgress>
  ),
  play: async ({ canvas }) => {
    const work = canvas.getByRole('progressbar', { name: 'Арбитражные дела' })
    await expect(work).toHaveAttribute('aria-valuenow', '60')
    await expect(work).toHaveAttribute('aria-valuetext', 'Осталось около 2\u00a0минут')
    await expect(canvas.getByText('Осталось около 2 минут')).toBeVisible()
  },
}
export const Slow: Story = {
  name: 'Дольше обычного',
  args: { active: false },
  render: () => (
    <WorkProgress label="Суды" value={0.95} secondsLeft={0}>
      Обычно 31 минута, прошло 44.
    </WorkProgress>
  ),
}
export const Unknown: Story = {
  name: 'Доля неизвестна',
  args: { active: false },
  render: () => (
    <WorkProgress label="Очередь источника" value={null}>
      Ждем очереди источника, срок он не называет.
    </WorkProgress>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
}
export const Phone: Story = {
  name: 'Телефон',
  args: { active: false },
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <WorkProgress label="Исполнительные производства" value={0.2} secondsLeft={1800}>
      Обычно 40 минут. Страницу можно закрыть: пришлем письмо, как только источник ответит.
    </WorkProgress>
  ),
}
