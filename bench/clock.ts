/**
 * Processor seconds used by this process, including its compiler and garbage collector, but not by other programs:
 * rates do not depend on the load of the machine.
 */
export const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
