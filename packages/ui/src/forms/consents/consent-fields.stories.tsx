import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Link } from '../../primitives/link/link.tsx'
import { ConsentFields } from './consent-fields.tsx'

const meta = { title: 'Формы/Согласия', component: ConsentFields } satisfies Meta<typeof ConsentFields>

export default meta

type Story = StoryObj<typeof meta>

const tick = (name: string) => ({ name, checked: false, onChange: fn() })
export const Default: Story = {
  name: 'Три отдельных',
  args: {
    links: {
      offer: <Link href="#offer">публичной оферты</Link>,
      personalData: <Link href="#pd">согласие на обработку персональных данных</Link>,
      marketing: <Link href="#letters">письма</Link>,
    },
    offer: tick('offer'),
    personalData: tick('privacy'),
    marketing: tick('marketing'),
  },
}
