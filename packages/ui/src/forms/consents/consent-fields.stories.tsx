import type { Meta, StoryObj } from '@storybook/react-vite'
import { PRIVACY_MESSAGE } from '@proverka/domain'
import { expect, fn } from 'storybook/test'
import { Link } from '../../primitives/link/link.tsx'
import { ConsentFields } from './consent-fields.tsx'

const meta = {
  title: 'Формы/Согласия',
  component: ConsentFields,
  parameters: {
    guide: {
      about: 'Три отдельных согласия без поставленных галочек: два обязательны, письма по желанию.',
      use: 'Регистрация и заказ гостя: каждое согласие — отдельная галочка со ссылкой на текст.',
      avoid: 'Там, где нужно одно согласие, возьмите «Флажок».',
    },
  },
} satisfies Meta<typeof ConsentFields>

export default meta

type Story = StoryObj<typeof meta>

const tick = (name: string) => ({ name, checked: false, onChange: fn() })
export const Default: Story = {
  name: 'Три отдельных',
  args: {
    links: {
      offer: <Link href="#offer">публичной оферты</Link>,
      personalData: <Link href="#pd">согласие на обработку персональных данных</Link>,
      marketing: <Link href="#emails">письма</Link>,
    },
    offer: tick('offer'),
    personalData: tick('privacy'),
    marketing: tick('marketing'),
  },
}
export const Refused: Story = {
  name: 'Обязательные не отмечены',
  args: {
    ...Default.args,
    offer: { ...tick('offer'), error: PRIVACY_MESSAGE },
    personalData: { ...tick('privacy'), error: PRIVACY_MESSAGE },
  },
  play: async ({ canvas }) => {
    const ticks = canvas.getAllByRole('checkbox')
    await expect(ticks[0]).toHaveAccessibleDescription(/Чтобы продолжить, установите этот флажок$/)
    await expect(ticks[2]).not.toBeInvalid()
  },
}
export const Phone: Story = {
  name: 'Телефон',
  globals: { viewport: { value: 'phone' } },
  args: Default.args,
}
