import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PlanDrawing } from './plan-drawing.tsx'

const meta = {
  title: 'Отчет/План',
  component: PlanDrawing,
  parameters: {
    guide: {
      about: 'Условный план квартала, построенный по одному номеру; сам говорит, что он условный.',
      use: 'Рядом с номером объекта: рисунок участка, построенный от самого номера. Подпись «схема» обязательна.',
      avoid:
        'Как карту местности: на рисунке нет соседей, дорог и сторон света. Без номера рисунок не ставят.',
    },
  },
  args: { number: '00:14:0203005:1047', width: 1440, height: 600 },
} satisfies Meta<typeof PlanDrawing>

export default meta

type Story = StoryObj<typeof meta>

const frame = { height: 420 }
export const Chosen: Story = {
  name: 'Участок выбран',
  args: { framed: true, dimensions: true },
  render: (args) => (
    <div style={frame}>
      <PlanDrawing {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Демонстрационная схема участка 00:14:0203005:1047, не межевой план' }),
    ).toBeVisible()
    await expect(canvas.getByText('демонстрационная схема')).toBeVisible()
  },
}
export const Plain: Story = {
  name: 'Без рамки',
  render: (args) => (
    <div style={frame}>
      <PlanDrawing {...args} />
    </div>
  ),
}
export const Void: Story = {
  name: 'Пустой участок',
  args: { parcel: 'void' },
  render: (args) => (
    <div style={frame}>
      <PlanDrawing {...args} />
    </div>
  ),
}
export const Other: Story = {
  name: 'Другой номер',
  args: { number: '77:01:0001001:1234' },
  render: (args) => (
    <div style={frame}>
      <PlanDrawing {...args} />
    </div>
  ),
}
export const Phone: Story = {
  name: 'Телефон: только квартал, участок сбоку',
  globals: { viewport: { value: 'phone' } },
  args: { number: '00:14:0203005:123456', parcel: 'none', at: [420, 300] },
  render: (args) => (
    <div style={{ height: 260 }}>
      <PlanDrawing {...args} />
    </div>
  ),
}
