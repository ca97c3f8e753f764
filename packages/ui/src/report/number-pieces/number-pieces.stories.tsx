import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NumberPieces } from './number-pieces.tsx'

const meta = {
  title: 'Отчет/Номер по скобкам',
  component: NumberPieces,
  parameters: {
    guide: {
      about: 'Разбирает VIN, ИНН и госномер скобками: что говорит каждая часть.',
      use: 'VIN и ИНН в голове отчета: что значит каждая часть номера.',
      avoid: 'Кадастровый номер — «Кадастровый номер» и «Номер по частям».',
    },
  },
  args: {
    children: 'VIN 000DEM00000000056, гос. номер А000АН00',
    pieces: [
      { digits: '000', means: 'завод' },
      { digits: 'DEM000', means: 'модель и кузов' },
      { digits: '00000056', means: 'эта машина' },
    ],
    plate: 'А000АН00',
  },
} satisfies Meta<typeof NumberPieces>

export default meta

type Story = StoryObj<typeof meta>

export const Vin: Story = {
  name: 'VIN и гос. номер',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^VIN 000DEM/)).toBeInTheDocument()
    await expect(canvas.getByText('А 000 АН')).toBeVisible()
  },
}
export const NoPlate: Story = { name: 'Снята с учета: без гос. номера', args: { plate: 'нет' } }
export const Inn: Story = {
  name: 'ИНН организации',
  args: {
    children: 'ИНН 0014990005',
    pieces: [
      { digits: '00', means: 'регион' },
      { digits: '14', means: 'инспекция' },
      { digits: '99000', means: 'номер' },
      { digits: '5', means: 'контроль' },
    ],
    plate: '',
  },
}
export const Phone: Story = {
  name: 'Телефон: в одну строку',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const drawing = canvas.getByText('эта машина')
    await expect(drawing.getBoundingClientRect().right).toBeLessThanOrEqual(390)
  },
}
