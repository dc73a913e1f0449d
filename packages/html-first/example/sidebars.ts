export default { docs: ['intro', { type: 'category', label: 'Care', items: ['descale'] }] };
