import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PlanDrawing } from '../../report/plan-drawing/plan-drawing.tsx'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { Card, CardGrid } from './card.tsx'

const onOpen = fn()
const onSave = fn()
const meta = {
  title: 'Части/Карточка',
  component: Card,
  parameters: {
    ground: 'grey',
    guide: {
      use: 'Одна из нескольких одинаковых вещей: статья, отзыв, сохраненный отчет.',
      avoid:
        'Для услуги с ценой берите «Карточку услуги», для раздела страницы — «Панель», для строк с числами — «Таблицу».',
    },
  },
  args: {
    title: 'Как читать выписку из реестра',
    children: <p>Пять строк, на которые смотрит юрист, и что значит каждая.</p>,
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof Card>

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = { name: 'Без ссылки' }
export const Linked: Story = {
  name: 'Вся карточка — ссылка, действие внизу нажимается отдельно',
  args: {
    href: '#article',
    onClick: onOpen,
    top: (
      <>
        <span>12.11.2026</span>
        <Badge variant="outline">Недвижимость</Badge>
      </>
    ),
    foot: (
      <>
        <span>6 минут чтения</span>
        <Button variant="quiet" size="s" onClick={onSave}>
          Сохранить
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await expect(onSave).toHaveBeenCalledOnce()
    await expect(onOpen).not.toHaveBeenCalled()
    const link = canvas.getByRole('link', { name: 'Как читать выписку из реестра' })
    const card = link.closest('article')!.getBoundingClientRect()
    const hit = document.elementFromPoint(card.left + card.width / 2, card.top + 10)
    await expect(hit).toBe(link)
  },
}
export const Picture: Story = {
  name: 'С рисунком',
  args: {
    href: '#article',
    top: '12.11.2026',
    picture: <PlanDrawing number="00:00:0000000:0" width={720} height={405} decorative />,
  },
}
export const Long: Story = {
  name: 'Длинный русский заголовок',
  args: {
    href: '#article',
    title: 'Электросталелитейно-прокатные общежития: как проверить комнату, долю и нежилое помещение',
  },
}
export const Grid: Story = {
  name: 'Сетка',
  decorators: [(Story) => <div style={{ width: 'min(1100px, 92vw)' }}>{Story()}</div>],
  render: (args) => (
    <CardGrid>
      <Card {...args} href="#a" top="12.11.2026" />
      <Card {...args} href="#b" top="02.11.2026" title="Что спросить у продавца" />
      <Card {...args} href="#c" top="28.10.2026" title="Долги продавца: когда сделка под угрозой" />
    </CardGrid>
  ),
}
export const Phone: Story = {
  name: 'Телефон: сетка в один столбец',
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <CardGrid>
      <Card {...args} href="#a" top="12.11.2026" />
      <Card {...args} title="Что спросить у продавца" foot={<span>4 минуты чтения</span>} />
    </CardGrid>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect())
    await expect(second?.left).toBe(first?.left)
    await expect(second?.top).toBeGreaterThan(first?.bottom ?? 0)
  },
}
