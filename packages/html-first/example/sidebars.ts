export default { docs: ['intro', 'descale'] };
