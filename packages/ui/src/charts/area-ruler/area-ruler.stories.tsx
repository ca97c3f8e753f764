import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AreaRuler } from './area-ruler.tsx'

const meta = {
  title: 'Графики/Контур против записи',
  component: AreaRuler,
  parameters: {
    guide: {
      about: 'Площадь контура на линейке рядом с площадью по записи и ее допуском.',
      use: 'Площадь, посчитанная по точкам контура, против площади записи с ее допуском.',
      avoid: 'Два ответа источников без чертежа — «Что говорят источники».',
    },
  },
  args: {
    contour: 844.9,
    record: 841,
    tolerance: 10,
    label: 'Площадь контура 844,9 м², по записи 841 м², допуск 10 м²',
  },
} satisfies Meta<typeof AreaRuler>

export default meta

type Story = StoryObj<typeof meta>

export const Within: Story = {
  name: '[REG-11] Внутри допуска',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Площадь контура 844,9/ })).toBeVisible()
  },
}
export const Beyond: Story = {
  name: 'Контур меньше записи',
  args: { contour: 720.4, label: 'Площадь контура 720,4 м², по записи 841 м², допуск 10 м²' },
}
export const Same: Story = {
  name: 'Совпадает',
  args: { contour: 800, record: 800, label: 'Площадь контура 800 м², по записи 800 м², допуск 10 м²' },
}
export const Phone: Story = { ...Within, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
