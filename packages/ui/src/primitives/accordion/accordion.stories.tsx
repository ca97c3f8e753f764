import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Accordion } from './accordion.tsx'

const meta = {
  title: 'Части/Вопросы',
  component: Accordion,
  parameters: {
    guide: {
      about: 'Вопросы, которые раскрываются по одному и работают без скриптов.',
      use: 'Для вопросов и пояснений, которые нужны не каждому: заголовок сам отвечает, стоит ли раскрывать.',
      avoid:
        'Если без этого текста нельзя решиться на покупку, пишите его открыто. Для сравнения соседних разделов берите «Вкладки».',
    },
  },
} satisfies Meta<typeof Accordion>

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
export const Open: Story = {
  name: 'Открыт сразу',
  args: {
    items: [
      {
        id: 'refund',
        title: 'Когда возвращаете деньги?',
        body: <p>Если источник не ответил.</p>,
        open: true,
      },
      { title: 'Сколько хранится отчет?', body: <p>30 дней.</p> },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/источник не.ответил/)).toBeVisible()
    await expect(canvas.getByText('30 дней.')).not.toBeVisible()
  },
}
export const Phone: Story = {
  name: 'Телефон, длинный вопрос',
  globals: { viewport: { value: 'phone' } },
  args: {
    items: [
      {
        title: 'Почему в отчете написано «не проверено», хотя на сайте ведомства запись открывается?',
        body: <p>Ведомство закрыло запись для автоматических запросов, мы вернули цену этой части.</p>,
        open: true,
      },
      { title: 'Кто увидит мой запрос?', body: <p>Только вы.</p> },
    ],
  },
}
