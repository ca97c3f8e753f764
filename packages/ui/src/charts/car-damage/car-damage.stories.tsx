import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CarDamage } from './car-damage.tsx'
import { CAR_ZONES } from './car-shape.ts'
import type { CarZone } from '@proverka/domain/views'

const meta = {
  title: 'Графики/Части автомобиля',
  component: CarDamage,
  parameters: {
    guide: {
      about: 'Автомобиль сверху: какие части названы в записи поврежденными.',
      use: 'Что названо поврежденным в записи об аварии. Рядом всегда сама запись словами.',
      avoid: 'В записи части не названы — рисунка нет: незакрашенное значило бы «цело».',
    },
  },
  args: {
    label: 'Схема автомобиля сверху, в записи названо: перед справа, справа',
    zones: ['front-right', 'right'],
  },
} satisfies Meta<typeof CarDamage>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Перед справа и правый борт',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: /^Схема автомобиля сверху/ })).toBeVisible()
    const hit = [...canvasElement.querySelectorAll('[data-zone]')].map((zone) =>
      zone.getAttribute('data-zone'),
    )
    await expect(hit).toEqual(['front-right', 'right'])
  },
}
export const Rear: Story = {
  name: 'Зад',
  args: { label: 'Схема автомобиля сверху, в записи названо: задняя часть', zones: ['rear'] },
}
export const All: Story = {
  name: 'Названо все',
  args: {
    label: 'Схема автомобиля сверху, в записи названы все части',
    zones: Object.keys(CAR_ZONES) as CarZone[],
  },
}
