import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NumberByParts } from './number-by-parts.tsx'

const meta = {
  title: 'Отчет/Номер по частям',
  component: NumberByParts,
  parameters: {
    guide: {
      about: 'Кадастровый номер, в котором подтверждена только часть: она чернилами, остальное контуром.',
      use: 'Когда реестр подтвердил не весь номер: что известно — чернилами, чего нет — контуром.',
      avoid: 'Подтвержденный номер целиком — «Кадастровый номер».',
    },
  },
  args: { children: '00:14:0203005:9999', states: ['known', 'known', 'known', 'missing'] },
} satisfies Meta<typeof NumberByParts>

export default meta

type Story = StoryObj<typeof meta>

export const Missing: Story = {
  name: 'Объекта нет',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/объект, нет в реестре/)).toBeInTheDocument()
  },
}
export const Quarter: Story = {
  name: 'Номер не указан',
  args: { children: '00:14:0203005', states: ['known', 'known', 'known', 'empty'] },
}
export const FromDistrict: Story = {
  name: 'Нет и района',
  args: { children: '00:99:0203005:1047', states: ['known', 'missing', 'missing', 'missing'] },
}
export const Closed: Story = {
  name: 'Запись закрыта',
  args: { children: '00:14:0203009:302', states: ['known', 'known', 'known', 'closed'] },
}
export const Phone: Story = { ...Missing, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
