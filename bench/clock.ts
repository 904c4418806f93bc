/**
 * The seconds that the processor has worked for this process, its compiler and its collector counted in: what else a busy
 * machine does is not. A rate by this clock is that of an idle machine.
 */
export const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
