/** The help section's topics, in the order in which customers meet them. */
export const helpTopics = [
  { title: 'Ordering', text: 'From the address check to “You’re all sorted”', to: '/help/ordering' },
  { title: 'Switching to us', text: 'One Touch Switch, your old contract, your landline', to: '/help/switching' },
  { title: 'Engineer visits', text: 'What happens outside and inside, and moving a date', to: '/help/visits' },
  { title: 'Billing', text: 'The first bill, changing how you pay, late payments', to: '/help/billing' },
  { title: 'Your plan', text: 'Changing it, boosting it, pausing it, ending it', to: '/help/your-plan' },
  { title: 'Faults and slow Wi-Fi', text: 'A five-minute check, and what we owe you', to: '/help/faults' },
  { title: 'Moving home', text: 'Taking your broadband along, or leaving it behind', to: '/help/moving' },
  { title: 'Complaints', text: 'How to make one, and who decides when we can’t agree', to: '/help/complaints' },
] as const;
